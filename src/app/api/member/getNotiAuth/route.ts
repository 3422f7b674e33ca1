import { watchSignOuts } from '@/features/members/queries/watch-sign-outs'

/** The realtime channel `getNotiAuth` (S2§7): `NotiAuth` events of the signed-in member. */
export async function GET(request: Request) {
  return (await watchSignOuts(request.signal)) ?? Response.json({ error: 'not_found' }, { status: 404 })
}
