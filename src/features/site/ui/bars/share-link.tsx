'use client'

import type { ReactNode } from 'react'
import { type SharePlace, shareAddress } from '../../domain/share-address'
import { SHARE_LINK } from './share-look'

interface ShareLinkProps {
  place: SharePlace
  title: string
  label: string
  children: ReactNode
}

/** Shares the current page: the whole address is read when the link is clicked. */
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
