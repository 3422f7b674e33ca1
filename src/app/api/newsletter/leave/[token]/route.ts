import { leaveFromMailProgram, pageToLeave } from '@/features/leads/actions/leave-from-mail-program'

interface Props {
  params: Promise<{ token: string }>
}

/** The button of a mail program (RFC 8058): no page, no cookie, no question. */
export async function POST(request: Request, { params }: Props) {
  const posted = await request.formData().catch(() => null)
  const isLeft = posted !== null && (await leaveFromMailProgram((await params).token, posted))
  return new Response(null, { status: isLeft ? 200 : 400, headers: { 'Cache-Control': 'no-store' } })
}

/** Mail programs without that button open the same address in a browser: there it is a page that asks first. */
export async function GET(request: Request, { params }: Props) {
  const location = pageToLeave((await params).token, new URL(request.url).searchParams.get('locale'))
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
