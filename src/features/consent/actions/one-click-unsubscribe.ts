import { postedLine } from '@/kernel/form/posted-form'

interface Props {
  params: Promise<{ token: string }>
}

interface Button {
  /** Unsubscribes. */
  press: (token: string) => Promise<void>
  /** The page that asks for confirmation. */
  pageOf: (token: string, locale: string | null) => string
}

/** Whether a form is the one-click POST of RFC 8058 §3.2. */
const isOneClick = (posted: FormData | null) =>
  posted !== null && postedLine(posted, 'List-Unsubscribe') === 'One-Click'

/**
 * The two handlers behind the `List-Unsubscribe` header (RFC 8058). POST is the mail client's button: no page, cookie
 * or question, and an unknown token gets the same answer as a known one. GET is for clients without the button: it
 * redirects to a page that asks.
 */
export function oneClickUnsubscribe({ press, pageOf }: Button) {
  return {
    async POST(request: Request, { params }: Props): Promise<Response> {
      const isPressed = isOneClick(await request.formData().catch(() => null))
      if (isPressed) await press((await params).token)
      return new Response(null, { status: isPressed ? 200 : 400, headers: { 'Cache-Control': 'no-store' } })
    },
    async GET(request: Request, { params }: Props): Promise<Response> {
      const location = pageOf((await params).token, new URL(request.url).searchParams.get('locale'))
      return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
    },
  }
}
