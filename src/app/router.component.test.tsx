import { testRouter } from "./router.fixture";

testRouter();
