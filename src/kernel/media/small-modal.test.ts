import { afterEach, describe, expect, it } from 'vitest'
import { hideSmallModal, onSmallModal, shownSmallModal, showSmallModal } from './small-modal'

afterEach(hideSmallModal)

describe('the small modal', () => {
  it('keeps a request made before anybody listens', () => {
    showSmallModal({ title: 'loading' })
    expect(shownSmallModal()).toEqual({ title: 'loading' })
  })

  it('notifies listeners until they unsubscribe', () => {
    const titles: unknown[] = []
    const stop = onSmallModal(() => titles.push(shownSmallModal()?.title ?? null))
    showSmallModal({ title: 'loading' })
    showSmallModal({ title: 'Booked', url: 'success' })
    hideSmallModal()
    stop()
    showSmallModal({ title: 'Later' })
    expect(titles).toEqual(['loading', 'Booked', null])
  })
})
