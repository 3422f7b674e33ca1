import { useEffect, useState } from 'react'

/** False in the HTML and while it is taken over, true from then on: what needs scripts appears only with them. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake
}
