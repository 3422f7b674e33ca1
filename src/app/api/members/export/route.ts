import { readMembersFile } from '@/features/members/queries/members-for-staff'

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const STATUS = { forbidden: 403, 'too-many': 422 } as const

/** `GET /api/members/export?standing=active&language=th`: a list of members as CSV, for staff and in their scope. */
export async function GET(request: Request) {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const file = await readMembersFile(request.headers, asked)
  if (!file.ok) return Response.json({ error: file.refusal }, { status: STATUS[file.refusal], headers: NO_STORE })
  return new Response(file.value, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members.csv"',
    },
  })
}
