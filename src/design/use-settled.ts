import { useEffect, useState } from 'react'

/** A value as it was when it had not changed for a while: what is read aloud should not follow every letter. */
export function useSettled<Value>(value: Value, restMs = 400): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
