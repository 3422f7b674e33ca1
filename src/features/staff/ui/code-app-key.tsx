import { useMemo } from 'react'
import { qrCode, qrPath } from '@/formats/qr-code'
import type { FactorWord, Say } from './sign-in-words'

/** Modules of white around a QR code (ISO 18004 §5.3.8). */
const QUIET = 4

interface CodeAppKeyProps {
  address: string
  secret: string
  say: Say<FactorWord>
}

/** The key of a code app: as a QR code to scan, and in groups of four to type. */
export function CodeAppKey({ address, secret, say }: CodeAppKeyProps) {
  const matrix = useMemo(() => qrCode(address), [address])
  const size = (matrix?.length ?? 0) + 2 * QUIET
  return (
    <section>
      <h2>{say('scan')}</h2>
      {matrix ? (
        <svg
          className="account-qr"
          viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
          role="img"
          aria-label={say('qr')}
          shapeRendering="crispEdges"
        >
          <path d={qrPath(matrix)} fill="currentColor" />
        </svg>
      ) : null}
      <p>{say('type')}</p>
      <p>
        <code className="account-key" data-key={secret}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
    </section>
  )
}
