'use client'

import { useEffect, useRef } from 'react'
import { showSmallModal } from '@/kernel/media/small-modal'

interface BookedNoticeProps {
  isBooked: boolean
  title: string
  /** The page of the unit, without its language. */
  url: string
}

/** Tells a buyer whose payment arrives while they wait here that the unit is theirs, and leads to its page (A4.9). */
export function BookedNotice({ isBooked, title, url }: BookedNoticeProps) {
  const wasBooked = useRef(isBooked)
  useEffect(() => {
    if (isBooked && !wasBooked.current) showSmallModal({ title, url })
    wasBooked.current = isBooked
  }, [isBooked, title, url])
  return null
}
