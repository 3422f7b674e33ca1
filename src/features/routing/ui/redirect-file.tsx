'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { decodedSheet } from '@/formats/decoded-sheet'
import { callRedirects } from './call-redirects'
import { type PreviewedRow, RedirectPreview } from './redirect-preview'
import type { ToolWord } from './tool-words'

interface Preview {
  rows: PreviewedRow[]
  mark: string
}

/** Export and import of redirects: an import shows a preview first, and is then written at once. */
export function RedirectFile({ say }: { say: (word: ToolWord) => string }) {
  const id = useId()
  const router = useRouter()
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const change = (text: string) => {
    setCsv(text)
    setPreview(null)
    setNote('')
  }
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await work()
    setIsBusy(false)
  }
  const look = async () => {
    const called = await callRedirects<Preview>('preview-import', { csv })
    setPreview(called.ok ? called.body : null)
    setNote(called.ok ? '' : (called.error ?? say('failed')))
  }
  const write = async (mark: string) => {
    const called = await callRedirects<{ written: number }>('import', { csv, mark })
    setPreview(null)
    setNote(called.ok ? `${say('fileWritten')}: ${called.body.written}` : (called.error ?? say('failed')))
    if (called.ok) router.refresh()
  }
  const isRefused = preview?.rows.some(({ fate }) => fate === 'refused') ?? false
  const isNeedless = preview?.rows.every(({ fate }) => fate === 'same') ?? true
  return (
    <details>
      <summary>{say('fileTitle')}</summary>
      <p>
        <a download href="/api/redirects/export">
          {say('fileExport')}
        </a>
      </p>
      <div className="redirect-tools__row">
        <label htmlFor={`${id}-file`}>{say('fileChoose')}</label>
        <input
          accept=".csv,text/csv"
          id={`${id}-file`}
          onChange={({ target }) =>
            void target.files?.[0]?.arrayBuffer().then((all) => change(decodedSheet(new Uint8Array(all))))
          }
          type="file"
        />
      </div>
      <label htmlFor={`${id}-text`}>{say('filePaste')}</label>
      <textarea
        id={`${id}-text`}
        onChange={({ target }) => change(target.value)}
        placeholder="from,locale,kind,to,isActive,note"
        rows={5}
        value={csv}
      />
      <Button buttonStyle="secondary" disabled={isBusy || csv === ''} onClick={() => void run(look)} size="medium">
        {say('filePreview')}
      </Button>
      {preview && <RedirectPreview rows={preview.rows} say={say} />}
      <p role="status">{isRefused ? say('fileRefused') : note}</p>
      {preview && !isRefused && !isNeedless && (
        <Button disabled={isBusy} onClick={() => void run(() => write(preview.mark))} size="medium">
          {say('fileConfirm')}
        </Button>
      )}
    </details>
  )
}
