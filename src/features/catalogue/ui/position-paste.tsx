'use client'

import en from '@messages/staff/en/position.json'
import th from '@messages/staff/th/position.json'
import { useField, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { staffTexts } from '@/i18n/staff-texts'
import { readPosition } from '@/kernel/form/typed-position'

/** A field of the same group: of `nearby.0.paste` the `lat` of that row. */
const beside = (path: string, name: string) => [...path.split('.').slice(0, -1), name].join('.')

/** Over latitude and longitude: one line into which a place is pasted as a map gives it. It is not stored. */
export function PositionPaste({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const words = staffTexts({ en, th }, i18n.language)
  const { setValue: setLat } = useField<number>({ path: beside(path, 'lat') })
  const { setValue: setLng } = useField<number>({ path: beside(path, 'lng') })
  const [typed, setTyped] = useState('')
  const id = useId()
  const place = readPosition(typed)
  const type = (text: string) => {
    setTyped(text)
    const read = readPosition(text)
    if (!read) return
    setLat(read.lat)
    setLng(read.lng)
  }
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          type="text"
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <p id={`${id}-hint`} className="field-description" role="status">
        {typed.trim() === '' || place ? words.hint : words.none}
      </p>
    </div>
  )
}
