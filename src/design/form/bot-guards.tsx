/** Spam checks of a form: a honeypot field, and the pixel that starts the time trap. */
export function BotGuards({ id, label }: { id: string; label: string }) {
  return (
    <>
      <div aria-hidden="true" className="absolute -start-[9999px] size-px overflow-hidden">
        <label htmlFor={id}>{label}</label>
        <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {/* Starts the time trap: the pixel's response sets the cookie. */}
      <img
        src="/api/forms/opened"
        alt=""
        width="1"
        height="1"
        loading="lazy"
        aria-hidden="true"
        className="absolute size-px"
      />
    </>
  )
}
