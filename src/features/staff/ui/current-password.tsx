'use client'

import { useAuth, useDocumentInfo, useField, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import './account.css'
import { ConfirmIdentity } from './confirm-identity'
import { FACTOR_WORDS, sayIn } from './sign-in-words'
import { TypedLine } from './typed-line'

/**
 * In one's own account: the current password, without which email, password and role do not change. In the account of
 * somebody else, and in a new one: showing again who one is, without which nothing is saved.
 */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { dispatchFields, submit } = useForm()
  const { value, setValue, errorMessage, showError } = useField<string>({ path })
  const say = sayIn(FACTOR_WORDS, i18n.language)
  // Remembered: Payload drops a refusal from the form with the next state that the server sends.
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    if (showError) setIsRefused(true)
  }, [showError])
  // What was refused is saved once the form no longer holds the refusal.
  const [isConfirmed, setIsConfirmed] = useState(false)
  useEffect(() => {
    if (!isConfirmed || showError) return
    setIsConfirmed(false)
    submit()
  }, [isConfirmed, showError, submit])
  const goOn = () => {
    if (!isRefused) return
    setIsRefused(false)
    dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: '' })
    setIsConfirmed(true)
  }
  // Before there is any account, the first one is made.
  if (!user) return null
  const isOwn = id !== undefined && user.id === id
  return (
    <>
      {isOwn ? (
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
      ) : (
        <ConfirmIdentity isWanted={isRefused} onConfirmed={goOn} />
      )}
      <p role="alert">{showError ? errorMessage : ''}</p>
    </>
  )
}
