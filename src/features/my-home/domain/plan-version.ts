import { versionOf } from '@/kernel/form-version'

/** The version of the form of a plan: when the newest one was made. */
export const planVersion = (plans: readonly { at: Date }[]): string => versionOf({ madeAt: plans[0]?.at ?? null })
