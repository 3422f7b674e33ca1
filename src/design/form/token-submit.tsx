import { Button } from './button'

interface TokenSubmitProps {
  token: string
  locale: string
  isPending: boolean
  texts: { submit: string; pending: string }
}

/** The end of a form on a page that a token opens: whose it is, in which language, and the button. */
export function TokenSubmit({ token, locale, isPending, texts }: TokenSubmitProps) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="quiet" aria-disabled={isPending} className="self-start">
        {isPending ? texts.pending : texts.submit}
      </Button>
    </>
  )
}
