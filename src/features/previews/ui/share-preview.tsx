'use client'

import { Button, CopyToClipboard, SelectInput, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { PREVIEW_SPANS, type PreviewSpan } from '../domain/preview'
import { FollowEditing } from './follow-editing'

/** The back office has two languages; its texts are not part of the site's messages. */
const WORDS = {
  en: {
    title: 'Share this preview',
    hint: 'Whoever has the link sees the draft as last saved, in the language chosen above, without signing in.',
    span: 'Good for',
    spans: { hour: '1 hour', day: '1 day', week: '7 days' },
    make: 'Make a link',
    until: (moment: string) => `Good until ${moment}`,
    failed: 'No link could be made. Save the draft with its name and group, then try again.',
  },
  th: {
    title: 'แชร์ตัวอย่างนี้',
    hint: 'ผู้ที่มีลิงก์จะเห็นฉบับร่างที่บันทึกล่าสุด ในภาษาที่เลือกไว้ด้านบน โดยไม่ต้องเข้าสู่ระบบ',
    span: 'ใช้ได้นาน',
    spans: { hour: '1 ชั่วโมง', day: '1 วัน', week: '7 วัน' },
    make: 'สร้างลิงก์',
    until: (moment: string) => `ใช้ได้ถึง ${moment}`,
    failed: 'สร้างลิงก์ไม่สำเร็จ กรุณาบันทึกฉบับร่างให้มีชื่อและประเภท แล้วลองอีกครั้ง',
  },
} as const satisfies Record<'en' | 'th', { spans: Record<PreviewSpan, string> } & Record<string, unknown>>

interface Link {
  url: string
  until: string
}

async function makeLink(address: string, locale: string, span: PreviewSpan): Promise<Link | null> {
  try {
    const answer = await fetch(`${address}/share-preview`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ locale, span }),
    })
    return answer.ok ? ((await answer.json()) as Link) : null
  } catch {
    return null
  }
}

const isSpan = (value: unknown): value is PreviewSpan => PREVIEW_SPANS.some((span) => span === value)

/** In the side column of a document: creates a link to its draft for somebody without an account. */
export function SharePreview() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const field = useId()
  const [span, setSpan] = useState<PreviewSpan>('hour')
  const [link, setLink] = useState<Link | 'failed' | null>(null)
  const t = WORDS[i18n.language === 'th' ? 'th' : 'en']
  const address = globalSlug ? `/api/globals/${globalSlug}` : id ? `/api/${collectionSlug}/${id}` : null
  if (!address) return null
  return (
    <fieldset className="share-preview">
      <FollowEditing />
      <legend>{t.title}</legend>
      <p>{t.hint}</p>
      <SelectInput
        name={field}
        path={field}
        label={t.span}
        isClearable={false}
        value={span}
        options={PREVIEW_SPANS.map((value) => ({ value, label: t.spans[value] }))}
        onChange={(chosen) => {
          const value = Array.isArray(chosen) ? undefined : chosen?.value
          if (isSpan(value)) setSpan(value)
        }}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        onClick={async () => setLink((await makeLink(address, code, span)) ?? 'failed')}
      >
        {t.make}
      </Button>
      <div aria-live="polite">
        {link === 'failed' ? <p>{t.failed}</p> : null}
        {link !== null && link !== 'failed' ? <PreviewLink link={link} title={t.title} until={t.until} /> : null}
      </div>
    </fieldset>
  )
}

function PreviewLink({ link, title, until }: { link: Link; title: string; until: (moment: string) => string }) {
  const moment = new Date(link.until).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <p className="share-preview__link">
        <input readOnly aria-label={title} value={link.url} onFocus={(event) => event.currentTarget.select()} />
        <CopyToClipboard value={link.url} />
      </p>
      <p>{until(moment)}</p>
    </>
  )
}
