'use client'

import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import './account.css'
import { FACTOR_WORDS, sayIn } from './sign-in-words'
import { TypedLine } from './typed-line'

/** In one's own account: the current password, without which email and password do not change. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { value, setValue, errorMessage, showError } = useField<string>({ path })
  const say = sayIn(FACTOR_WORDS, i18n.language)
  if (!id || user?.id !== id) return null
  return (
    <>
      <TypedLine
        name="currentPassword"
        type="password"
        label={say('current')}
        hint={say('currentHint')}
        autoComplete="current-password"
        value={value ?? ''}
        onChange={setValue}
        isRequired={false}
      />
      <p role="alert">{showError ? errorMessage : ''}</p>
    </>
  )
}
