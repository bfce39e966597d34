import { describe, expect, test, vi } from "vitest";
import { finger } from "../../tests/finger";
import { bookOf, counter, mountBook, pass, withStoppedClock } from "../../tests/mounted-book";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");

withStoppedClock();

describe("a finger", () => {
  const middle = { x: 200, y: 380 };
  const swipe = (x: number, y: number) => finger.drag(middle, { x, y });

  test("to the left turns on, to the right turns back, twice in one fade too", async () => {
    await mountBook(trilogy);
    await swipe(-120, 10);
    await swipe(-120, 0);
    await pass(FADE_MS);
    expect(counter()).toBe("3 of 90");
    await swipe(120, -10);
    await pass(FADE_MS);
    expect(counter()).toBe("2 of 90");
  });

  test("that goes up and down scrolls the page and turns nothing", async () => {
    const { leaf } = await mountBook(trilogy);
    expect(getComputedStyle(leaf.element()).touchAction).toBe("pan-y pinch-zoom");
    await swipe(-60, -200);
    await vi.waitUntil(() => scrollY > 0);
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });

  test("only pans on a page that two fingers have enlarged", async () => {
    const { leaf } = await mountBook(trilogy);
    document.documentElement.dataset.zoomed = "";
    expect(getComputedStyle(leaf.element()).touchAction).toBe("auto");
    delete document.documentElement.dataset.zoomed;
    vi.spyOn(visualViewport as VisualViewport, "scale", "get").mockReturnValue(2);
    await swipe(-120, 0);
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });

  test("that a second one joins leaves the quote where it was", async () => {
    const { leaf } = await mountBook(trilogy);
    const second = { x: 80, y: 380 };
    await finger.down(middle);
    await finger.move({ x: 150, y: 380 });
    await vi.waitFor(() => expect(leaf.element()).toHaveStyle({ opacity: "0.875" }));
    await finger.join({ x: 150, y: 380 }, second);
    await finger.up();
    expect((leaf.element() as HTMLElement).style.opacity).toBe("");
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });

  test("takes the quote along a little way, from where it fades or goes back", async () => {
    const leaf = (await mountBook(trilogy)).leaf.element() as HTMLElement;
    vi.spyOn(leaf, "setPointerCapture").mockReturnValue(); // there is no such pointer
    const animate = vi.spyOn(leaf, "animate");
    const touch = (type: string, clientX: number, pointerId = 1) => {
      const its = { clientX, pointerId, pointerType: "touch", isPrimary: pointerId === 1 };
      leaf.dispatchEvent(new PointerEvent(type, its));
      return leaf.style.transform;
    };
    touch("pointerdown", 200);
    expect(touch("pointermove", 180)).toBe("translateX(-6px)");
    expect(leaf.style.opacity).toBe("0.95");
    expect(touch("pointermove", 0, 2)).toBe("translateX(-6px)");
    expect(touch("pointerup", 180)).toBe("");
    const back = { transform: ["translateX(-6px)", "none"], opacity: ["0.95", "1"] };
    const gently = { duration: FADE_MS, easing: expect.stringContaining("cubic-bezier") };
    expect(animate).toHaveBeenLastCalledWith(back, gently);
    touch("pointerdown", 200);
    touch("pointermove", 100);
    touch("pointerup", 100);
    const there = { transform: ["translateX(-30px)", "translateX(-30px)"] };
    expect(animate).toHaveBeenLastCalledWith(there, FADE_MS);
    touch("pointerdown", 200);
    touch("pointermove", 100);
    expect(touch("pointercancel", 100)).toBe("");
    touch("pointerup", 100);
    expect(animate).toHaveBeenCalledTimes(2);
  });

  test("is the only one that turns: a mouse selects text", async () => {
    const { leaf } = await mountBook(trilogy);
    const at = (clientX: number) => ({ clientX, pointerType: "mouse", isPrimary: true });
    leaf.element().dispatchEvent(new PointerEvent("pointerdown", at(300)));
    leaf.element().dispatchEvent(new PointerEvent("pointerup", at(100)));
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });
});
