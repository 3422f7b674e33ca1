'use client'

import type { ReactNode } from 'react'
import { type SharePlace, shareAddress } from '../../rules/share-address'
import { SHARE_LINK } from './share-look'

interface ShareLinkProps {
  place: SharePlace
  title: string
  label: string
  children: ReactNode
}

/** Passes on the page one is on: its whole address is known when the link is pressed, and not before. */
export function ShareLink({ place, title, label, children }: ShareLinkProps) {
  return (
    <a
      href={shareAddress(place, '', title)}
      aria-label={label}
      rel="noopener noreferrer"
      target={place === 'email' ? undefined : '_blank'}
      className={SHARE_LINK}
      onClick={(event) => {
        event.currentTarget.href = shareAddress(place, location.href, title)
      }}
    >
      {children}
    </a>
  )
}
