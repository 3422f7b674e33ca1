'use client'

import { Button, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { FORM_FIELD, readConflict } from '@/kernel/form-conflict'
import './form-of-save.css'

const WORDS = {
  en: {
    stands: 'What stands now:',
    other: 'changed',
    keep: 'Keep mine',
    kept: 'Your next save then replaces what stands.',
    load: 'Load what stands',
    loaded: 'What you typed here is then gone.',
  },
  th: {
    stands: 'ข้อมูลปัจจุบัน:',
    other: 'มีการแก้ไข',
    keep: 'ใช้ของฉัน',
    kept: 'การบันทึกครั้งถัดไปจะแทนที่ข้อมูลปัจจุบัน',
    load: 'โหลดข้อมูลปัจจุบัน',
    loaded: 'สิ่งที่คุณพิมพ์ในหน้านี้จะหายไป',
  },
}

const newName = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`

/**
 * Names the mounted form in what it posts, so that the server tells a form's own earlier save from that of another tab.
 * Where the server refused a save from an older version: says so above the form, with what stands and the two ways on.
 */
export function FormOfSave() {
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const own = useFormFields(([fields]) => fields[FORM_FIELD])
  const isNamed = typeof own?.value === 'string'
  useEffect(() => {
    if (isNamed) return
    // The name is kept in the state of the form: Payload replaces that whole after a restore, and then it is another form.
    const name = newName()
    dispatchFields({ type: 'UPDATE', path: FORM_FIELD, value: name, initialValue: name, valid: true })
  }, [isNamed, dispatchFields])

  const conflict = readConflict(own?.errorMessage)
  if (!conflict) return null
  const words = WORDS[i18n.language === 'th' ? 'th' : 'en']
  const keepMine = () => {
    dispatchFields({ type: 'UPDATE', path: FORM_FIELD, valid: true, errorMessage: undefined })
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: conflict.version, valid: true })
    setModified(true)
  }
  return (
    <div role="alert" className="form-conflict">
      <p>
        <strong>{conflict.said}</strong> {words.stands}
      </p>
      <ul>
        {conflict.fields.map(({ label, stands }) => (
          <li key={label}>
            {label}: <q>{stands ?? words.other}</q>
          </li>
        ))}
      </ul>
      <p className="form-conflict-way">
        <Button buttonStyle="secondary" type="button" onClick={keepMine}>
          {words.keep}
        </Button>
        {words.kept}
      </p>
      <p className="form-conflict-way">
        <Button buttonStyle="secondary" type="button" onClick={() => window.location.reload()}>
          {words.load}
        </Button>
        {words.loaded}
      </p>
    </div>
  )
}
