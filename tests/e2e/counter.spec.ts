import { codeIn, expect, expectAccessible, test } from '../support/journey'
import { supervisorAt } from '../support/refund-journey'

test('a unit is sold at the counter with the codes of the buyer, and the money waits for finance', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const email = `counter-${Date.now()}@example.com`
  const desk = await supervisorAt(browser)
  await desk.goto('/admin/bookings')
  await desk.getByRole('link', { name: 'noble vesper ploenchit, first release', exact: true }).click()
  await expectAccessible(desk, '.desk')
  await desk
    .getByRole('link', { name: /^Sell / })
    .last()
    .click()
  await expectAccessible(desk, '.desk')
  await desk.getByRole('button', { name: 'Hold the unit and send the code' }).click()
  await expect(desk.getByText('Check the marked fields.')).toBeVisible()
  await desk.getByLabel('Buyer’s language').selectOption('en')
  await desk.getByLabel('Full name, as on the document').first().fill('Malee Jaidee')
  await desk.getByLabel('ID or passport number').first().fill('1-1017-00230-71-6')
  await desk.getByLabel('Buyer’s email').fill(email)
  await desk.getByLabel('Phone').first().fill('081-234-5678')
  await desk.getByRole('button', { name: 'Hold the unit and send the code' }).click()
  await desk.getByLabel('Code from the buyer’s email').fill(await codeIn(email, 1))
  await desk.getByRole('button', { name: 'Confirm the email' }).click()
  await desk.getByRole('button', { name: 'The buyer has read it: send the signing code' }).click()
  await expectAccessible(desk, '.desk')
  await desk.getByLabel('Buyer’s full name').fill('malee jaidee')
  await desk.getByLabel('Code from the buyer’s email').fill(await codeIn(email, 2))
  await desk.getByRole('button', { name: 'Sign the contract' }).click()
  await desk.getByLabel('How it was paid').selectOption('cash')
  await desk.getByLabel('Number on the voucher').fill(`V-${Date.now()}`)
  await desk.getByRole('button', { name: 'Record the payment' }).click()
  await expect(desk.getByText('The payment is waiting for finance.')).toBeVisible()
  await expectAccessible(desk, '.desk')
  await desk.context().close()
})
