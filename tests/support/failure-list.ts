import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

const FIRST_LINES = 6

/** Writes the failed tests and the errors outside of tests to a file, which `npm test` prints at its very end. */
export default class FailureList implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string; stack?: string }[]): void {
    const failures: string[] = []
    const add = (title: string, errors: readonly { message?: string; stack?: string }[]) => {
      const text = errors.map(({ message, stack }) => stack ?? message ?? '').join('\n')
      failures.push([title, ...text.split('\n').slice(0, FIRST_LINES)].join('\n'))
    }
    for (const module of modules) {
      if (module.errors().length > 0) add(module.relativeModuleId, module.errors())
      for (const test of module.children.allTests('failed'))
        add(`${module.relativeModuleId} › ${test.fullName}`, test.result().errors ?? [])
    }
    for (const error of unhandled) add('outside of any test', [error])
    if (process.env.FAILURES) writeFileSync(process.env.FAILURES, JSON.stringify(failures))
  }
}
