import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { CoveredFields } from './covered-fields'

const form = vi.hoisted(() => ({ pending: false }))
vi.mock('react-dom', async (original) => ({ ...(await original<object>()), useFormStatus: () => form }))
vi.mock('./use-delayed-pending', () => ({ useDelayedPending: (isPending: boolean) => isPending }))

const fields = () =>
  renderToStaticMarkup(
    CoveredFields({ label: 'Opening your payment page', children: createElement('input', { name: 'method' }) }),
  )

it('a buyer who waits for the bank reads so, and the method they chose stays below it', () => {
  form.pending = false
  expect(fields()).toContain('<div aria-busy="false"')
  expect(fields()).not.toContain('Opening your payment page')
  form.pending = true
  expect(fields()).toContain('<div aria-busy="true"')
  expect(fields()).toMatch(/name="method".*role="status".*Opening your payment page/)
})
