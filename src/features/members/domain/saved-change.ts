import { z } from 'zod'

const slugs = z
  .array(
    z
      .string()
      .max(100)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  )
  .max(50)

const change = z.object({ add: slugs.default([]), remove: slugs.default([]) })

/** Projects to save and to remove. */
export type SavedChange = z.infer<typeof change>

/** Reads a posted change; null when it is none. */
export function readSavedChange(body: unknown): SavedChange | null {
  const read = change.safeParse(body)
  return read.success ? read.data : null
}
