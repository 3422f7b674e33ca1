interface Props {
  params: Promise<{ token: string }>
}

interface Button {
  /** Does what the button asks for. */
  press: (token: string) => Promise<void>
  /** The page that asks first. */
  pageOf: (token: string, locale: string | null) => string
}

/** Whether a posted form is the button of a mail program, as RFC 8058 §3.2 writes it. */
const isOneClick = (posted: FormData | null) => posted?.get('List-Unsubscribe') === 'One-Click'

/**
 * The two answers of the address in the `List-Unsubscribe` field of a mail (RFC 8058). A post is the button of a mail
 * program: no page, no cookie, no question; a link that nobody has any more is answered like any other, for there is
 * nothing left to end. Mail programs without that button open the address in a browser: there it is a page that asks.
 */
export function mailProgramButton({ press, pageOf }: Button) {
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
