'use client'

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { qrCode } from '@/formats/qr-code'
import { pngOf, QUIET, svgOf } from './qr-images'

type Name = 'title' | 'unsaved' | 'code' | 'copy' | 'copied' | 'svg' | 'png'

interface ShortLinkCardProps {
  words: Record<Name, { en: string; th: string }>
}

function save(image: Blob, name: string): void {
  const address = URL.createObjectURL(image)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the URL by the next task; a URL that is not revoked leaks memory.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Beside the form of a short link: the full address to copy, and its QR code to view and print. */
export function ShortLinkCard({ words }: ShortLinkCardProps) {
  const { savedDocumentData } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const say = (name: Name) => words[name][i18n.language === 'th' ? 'th' : 'en']
  const code = typeof savedDocumentData?.code === 'string' ? savedDocumentData.code : ''
  return (
    <section className="field-type" aria-label={say('title')}>
      <h4 style={{ marginBottom: 'calc(var(--base) / 2)' }}>{say('title')}</h4>
      {code === '' ? (
        <p>{say('unsaved')}</p>
      ) : (
        <LinkTools code={code} address={`${config.admin.custom?.publicUrl}/${code}`} say={say} />
      )}
    </section>
  )
}

interface LinkToolsProps {
  code: string
  address: string
  say: (name: Name) => string
}

function LinkTools({ code, address, say }: LinkToolsProps) {
  const matrix = useMemo(() => qrCode(address), [address])
  const [copied, setCopied] = useState('')
  const copy = async () => {
    await navigator.clipboard?.writeText(address)
    setCopied(address)
  }
  if (!matrix) return <p>{address}</p>
  const svg = svgOf(matrix)
  const name = `qr-${code.replaceAll('/', '-')}`
  const savePng = async () => {
    const image = await pngOf(matrix)
    if (image) save(image, `${name}.png`)
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--base)', alignItems: 'center' }}>
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${matrix.length + 2 * QUIET} ${matrix.length + 2 * QUIET}`}
        role="img"
        aria-label={say('code')}
        shapeRendering="crispEdges"
        style={{ width: 180, background: '#fff', color: '#000' }}
      >
        <path d={svg.path} fill="currentColor" />
      </svg>
      <div>
        <p>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
          </a>
        </p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'calc(var(--base) / 2)' }}>
          <Button buttonStyle="secondary" size="small" onClick={copy}>
            {copied === address ? say('copied') : say('copy')}
          </Button>
          <Button buttonStyle="secondary" size="small" onClick={() => save(svg.file, `${name}.svg`)}>
            {say('svg')}
          </Button>
          <Button buttonStyle="secondary" size="small" onClick={savePng}>
            {say('png')}
          </Button>
        </div>
      </div>
    </div>
  )
}
