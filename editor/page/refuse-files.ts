/**
 * Refuses files that a field does not accept, such as HEIC photographs: a file dialog still offers
 * them under "All files", and the editor would save them.
 */
export function refuseOtherFiles() {
  window.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || !input.files || !input.accept) return;
      const endings = input.accept.split(",");
      const refused = [...input.files].find(({ name }) => {
        return !endings.some((ending) => name.toLowerCase().endsWith(ending));
      });
      if (!refused) return;
      event.stopImmediatePropagation();
      input.value = ""; // or the same file could not be chosen again
      alert(`${refused.name} is not a picture that the site can show. Export it as JPEG or PNG.`);
    },
    { capture: true },
  );
}
