type Step = () => Promise<void>

/** On the process: the server that ends it and the app that runs in it are separate bundles. */
const KEY = Symbol.for('noble-nue.shutdown')
const steps = globalThis as { [KEY]?: Step[] }
steps[KEY] ??= []

/** Registers a step to run before this process exits. */
export function onShutdown(step: Step): void {
  steps[KEY]?.push(step)
}

/** Runs all registered steps before this process exits. Never rejects. */
export async function runShutdown(): Promise<void> {
  await Promise.allSettled((steps[KEY] ?? []).map((step) => step()))
}
