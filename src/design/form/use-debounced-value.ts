import { useEffect, useState } from 'react'

/** The value once it has not changed for `restMs` milliseconds: a screen reader need not hear every letter. */
export function useDebouncedValue<Value>(value: Value, restMs = 400): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return debounced
}
