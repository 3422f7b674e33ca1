import { onProcess } from '@/kernel/process-wide'

type Step = () => Promise<void>

declare module '@/kernel/process-wide' {
  interface ProcessWide {
    /** The server that ends the process and the app that runs in it are separate bundles. */
    shutdown: Step[]
  }
}

const steps = onProcess('shutdown', () => [])

/** Registers a step to run before this process exits. */
export function onShutdown(step: Step): void {
  steps.push(step)
}

/** Runs all registered steps before this process exits. Never rejects. */
export async function runShutdown(): Promise<void> {
  await Promise.allSettled(steps.map((step) => step()))
}
