/** What tells a person from a program: a field no person sees, and the picture that starts the form's clock. */
export function BotGuards({ id, label }: { id: string; label: string }) {
  return (
    <>
      <div aria-hidden="true" className="absolute -start-[9999px] size-px overflow-hidden">
        <label htmlFor={id}>{label}</label>
        <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {/* Starts the clock that tells a person from a program: the cookie comes with the picture. */}
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
