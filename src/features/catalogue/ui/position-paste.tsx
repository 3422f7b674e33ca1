'use client'

import { useField, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { readPosition } from '@/kernel/typed-position'

const WORDS = {
  en: {
    label: 'Paste the place',
    hint: 'The link of Google Maps, or 13.7563, 100.5018. Latitude and longitude are filled in.',
    none: 'No place is in this. Open a short link first and paste the long address, or right-click the map and copy the two numbers.',
  },
  th: {
    label: 'วางตำแหน่ง',
    hint: 'ลิงก์ Google Maps หรือ 13.7563, 100.5018 ระบบจะกรอกละติจูดและลองจิจูดให้',
    none: 'ไม่พบตำแหน่งในข้อความนี้ หากเป็นลิงก์สั้น กรุณาเปิดลิงก์ก่อนแล้ววางที่อยู่แบบยาว หรือคลิกขวาบนแผนที่แล้วคัดลอกตัวเลขสองตัว',
  },
} as const

/** A field of the same group: of `nearby.0.paste` the `lat` of that row. */
const beside = (path: string, name: string) => [...path.split('.').slice(0, -1), name].join('.')

/** Over latitude and longitude: one line into which a place is pasted as a map gives it. It is not stored. */
export function PositionPaste({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const words = WORDS[i18n.language === 'th' ? 'th' : 'en']
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
