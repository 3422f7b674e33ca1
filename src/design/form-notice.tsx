import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** The element that answers a form gets the focus once the form was answered: `state` is no longer `empty`. */
export function useAnswerFocus<State>(state: State, empty: State): RefObject<HTMLDivElement | null> {
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== empty) answer.current?.focus()
  }, [state, empty])
  return answer
}

/** Why a form that was filled in well was not accepted. */
export function FormNotice({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="border-s-4 border-warning bg-white p-5 font-medium">
      {children}
    </div>
  )
}
