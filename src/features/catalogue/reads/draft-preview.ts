import { headers } from 'next/headers'
import { maySeeDrafts } from '@/features/staff/server'
import type { Context } from '@/platform/context'
import { publicContext } from '@/platform/payload'

/** A draft, for staff who are signed in; null for everybody else, as if it did not exist (A2.12, C19). */
export async function readDraft<Value>(read: (ctx: Context) => Promise<Value | null>): Promise<Value | null> {
  const ctx = await publicContext()
  return (await maySeeDrafts(ctx, await headers(), 'catalogue')) ? read(ctx) : null
}
