import { afterEach, describe, expect, it } from 'vitest'
import { hideSmallModal, onSmallModal, shownSmallModal, showSmallModal } from './small-modal'

afterEach(hideSmallModal)

describe('the small modal', () => {
  it('is asked for before anybody listens, and is not lost', () => {
    showSmallModal({ title: 'loading' })
    expect(shownSmallModal()).toEqual({ title: 'loading' })
  })

  it('tells who listens, until they have heard enough', () => {
    const heard: unknown[] = []
    const stop = onSmallModal(() => heard.push(shownSmallModal()?.title ?? null))
    showSmallModal({ title: 'loading' })
    showSmallModal({ title: 'Booked', url: 'success' })
    hideSmallModal()
    stop()
    showSmallModal({ title: 'Later' })
    expect(heard).toEqual(['loading', 'Booked', null])
  })
})
