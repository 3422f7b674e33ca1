'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/design/form/button'
import { SmallDialog } from '@/design/layer/dialog'
import { LoadingPanel } from '@/design/show/loading-panel'

/** Long enough to show the waiting state. */
const WAIT_MS = 1500

interface WaitingSampleProps {
  id: string
  words: Record<'text' | 'renew' | 'label' | 'send' | 'sending' | 'sent' | 'confirm', string>
}

/** Pending for a while after each start. */
function useWait() {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setBusy(false), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  return { isBusy, start: () => setBusy(true) }
}

/** Both waiting states: a panel over existing content, and a small modal that blocks until it is done. */
export function WaitingSample({ id, words }: WaitingSampleProps) {
  const panel = useWait()
  const sending = useWait()
  const [isOpen, setOpen] = useState(false)
  const send = () => {
    sending.start()
    setOpen(true)
  }
  return (
    <>
      <LoadingPanel isBusy={panel.isBusy} label={words.label}>
        <p className="bg-stone-100 p-6">{words.text}</p>
      </LoadingPanel>
      <div className="flex flex-wrap gap-4">
        <Button variant="quiet" onClick={panel.start}>
          {words.renew}
        </Button>
        <Button variant="quiet" onClick={send}>
          {words.send}
        </Button>
      </div>
      <SmallDialog
        id={id}
        title={sending.isBusy ? words.sending : words.sent}
        confirm={words.confirm}
        isBusy={sending.isBusy}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
