interface SendRowProps {
  isPending: boolean
  texts: { submit: string; pending: string; policy: { href: string; text: string } }
}

/** The end of a form: its button, and what becomes of the data. */
export function SendRow({ isPending, texts }: SendRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <button
        type="submit"
        aria-disabled={isPending}
        className="inline-flex min-h-7 min-w-[160px] items-center justify-center rounded-control bg-accent px-6 font-semibold text-white transition-colors hover:bg-accent-strong aria-disabled:opacity-60"
      >
        {isPending ? texts.pending : texts.submit}
      </button>
      <a
        href={texts.policy.href}
        className="inline-flex min-h-target items-center text-small underline decoration-stone-400 underline-offset-4 hover:decoration-current"
      >
        {texts.policy.text}
      </a>
    </div>
  )
}
