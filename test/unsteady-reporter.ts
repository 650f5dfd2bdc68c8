import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that failed and passed when it was repeated: a race that has to be mended at its cause. */
export default class UnsteadyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const why = test.result().errors?.map(({ message }) => message.split('\n', 1)[0]) ?? [];
    console.log(
      `unsteady, to be mended: ${test.module.relativeModuleId} > ${test.fullName}: ${why.join('; ')}`,
    );
  }
}
