'use client'

import en from '@messages/staff/en/previews.json'
import th from '@messages/staff/th/previews.json'
import { Button, CopyToClipboard, SelectInput, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import { PREVIEW_SPANS, type PreviewSpan } from '../domain/preview'
import { FollowEditing } from './follow-editing'

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
  const t = staffTexts({ en, th }, i18n.language)
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

function PreviewLink({ link, title, until }: { link: Link; title: string; until: string }) {
  const moment = new Date(link.until).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <p className="share-preview__link">
        <input readOnly aria-label={title} value={link.url} onFocus={(event) => event.currentTarget.select()} />
        <CopyToClipboard value={link.url} />
      </p>
      <p>{fillText(until, { moment })}</p>
    </>
  )
}
