'use client'

import { useEffect } from 'react'
import { forgetTyped } from './typed-before'

/** Where a form is done, what was typed in it is forgotten; without a form, all of this matter is. */
export function ForgetTyped({ owner, form }: { owner: string; form?: string }) {
  useEffect(() => forgetTyped(owner, form), [owner, form])
  return null
}
