import { expectPaper, lookAfterHome } from '../support/home-journey'
import { codeIn, expect, expectAccessible, mailsTo, test } from '../support/journey'
import { cancelForCompany, expectReturned, giveBack, nameAccount } from '../support/refund-journey'
import { nameSpouse, signAsSpouse } from '../support/signing-journey'
import { someThaiId } from '../support/thai-id'

test.describe('without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('a unit is booked, paid for, looked after, cancelled and refunded, and no step can be skipped or repeated', async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000)
    const email = `buyer-${Date.now()}@example.com`
    await page.goto('/en/online-booking')
    await page.getByRole('link', { name: /View units: noble vesper/ }).click()
    await page.getByRole('link', { name: 'Lowest price first', exact: true }).click()
    const prices = await page.locator('a[href*="unit-summary"]').allTextContents()
    const inOrder = prices.map((text) => Number(/([\d.]+)M$/.exec(text)?.[1]))
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
    await page.locator('a[href*="unit-summary"]').first().click()
    await page.getByText('Terms of the reservation contract').click()
    await expect(page.getByText(/^ผู้จองจองห้องชุดเลขที่/)).toBeVisible()
    await page.getByRole('button', { name: /Hold this unit/ }).click()
    await expect(page).toHaveURL(/\/en\/verify-id$/)

    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByRole('link', { name: 'Email: Please complete this field' })).toBeVisible()
    await page.goto('/en/booking/payment')
    await expect(page).toHaveURL(/\/en\/verify-id$/)

    await page.locator('#name-0').fill('Somchai Jaidee')
    await page.locator('#document-0').selectOption('thai_id')
    await page.locator('#nationality-0').selectOption('TH')
    await page.locator('#number-0').fill(someThaiId().replace(/^(\d)(\d{4})(\d{5})(\d\d)(\d)$/, '$1-$2-$3-$4-$5'))
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Phone', { exact: true }).fill('081-234-5678')
    const spouse = `co-${email}`
    await nameSpouse(page, email)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page.getByRole('link', { name: /Another buyer has the same email/ })).toBeVisible()
    await page.locator('#email-1').fill(`wrong-${spouse}`)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await expect(page).toHaveURL(/\/en\/verify-otp$/)
    await page.getByLabel('6-digit code').fill(await codeIn(email, 1))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('link', { name: 'Read the contract' }).click()

    await page.getByRole('button', { name: 'I have read it. Send my code' }).click()
    await page.getByLabel('Type your full name to sign').fill('somchai jaidee')
    await page.getByLabel('6-digit code').fill(await codeIn(email, 2))
    await page.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the other buyers' })).toBeVisible()
    await page.goto('/en/booking/payment')
    await expect(page).toHaveURL(/\/en\/booking-summary$/)
    await signAsSpouse(page, browser, spouse)
    await page.getByRole('link', { name: 'Check again' }).click()
    await expect(page).toHaveURL(/\/en\/booking\/payment$/)
    for (const early of ['verify-id', 'online_booking/payment-result', 'online_booking/payment-receipt']) {
      await page.goto(`/en/${early}`)
      await expect(page).toHaveURL(/\/en\/booking\/payment$/)
    }
    await page.getByRole('link', { name: 'View and save your signed contract' }).click()
    await expect(page.getByText(/^ผู้จองจองห้องชุดเลขที่/)).toBeVisible()
    await expectPaper(page, 'Download the contract as PDF')
    await page.getByRole('link', { name: 'Back to the booking' }).click()
    await expect(page).toHaveURL(/\/en\/booking\/payment$/)

    await expect(page.getByText('Trial: no money is taken')).toBeVisible()
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect(page.getByRole('heading', { name: /^Scan to pay/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /PromptPay QR code/ })).toBeVisible()
    const picture = await page.getByRole('link', { name: 'Save the image' }).getAttribute('href')
    const saved = await page.request.get(picture ?? '')
    expect([saved.status(), saved.headers()['content-type']]).toEqual([200, 'image/png'])
    const waiting = await page.content()
    expect(waiting).toContain('http-equiv="refresh"')
    const [bank] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Open the trial bank page' }).click(),
    ])
    await bank.getByRole('button', { name: 'Approve the payment' }).click()
    await expect(bank.getByText(/^Approved/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your unit is booked' })).toBeVisible({ timeout: 30_000 })
    // Two codes, a corrected address, the copy of the contract, the news that the unit is booked, and the receipt.
    await expect.poll(() => mailsTo(email).length, { timeout: 30_000 }).toBe(6)

    for (const known of [/TRIAL-\d{4}-\d{6}/, /b•••@example\.com/, 'Sign the purchase contract by', 'Balance'])
      await expect(page.locator('main').getByText(known)).toBeVisible()
    // What is paid for can be paid for no more.
    expect((await page.request.get(picture ?? '')).status()).toBe(404)

    const result = page.url()
    const reference = (/NB-[A-Z0-9]{8}/.exec(await page.locator('main').innerText())?.[0] ?? '').toLowerCase()
    await page.goto('/en/online_booking/payment-result')
    await expect(page).toHaveURL(result)
    await page.goto('/en/online_booking/payment-receipt')
    await expect(page.getByRole('heading', { level: 1, name: 'ใบเสร็จรับเงิน (เงินจอง)' })).toBeVisible()
    await expect(page.getByText(/^TRIAL-\d{4}-\d{6}$/)).toHaveCount(2)
    const answer = await page.request.get(page.url())
    expect(answer.headers()['cache-control']).toContain('no-store')
    const scripted = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 375, height: 800 } })
    await expectPaper(page, 'Download as PDF')
    const receipt = await scripted.newPage()
    await receipt.goto(page.url())
    await expectAccessible(receipt)
    await receipt.goto(bank.url())
    await expectAccessible(receipt)

    await page.goto(result)
    const mails = 6 + (await lookAfterHome(page, browser, reference, email))

    await cancelForCompany(browser, reference)
    await page.goto(result)
    await nameAccount(page, email)
    await giveBack(browser, reference)
    // The code for the account, the news that it was named, and the money.
    await expectReturned(page, email, mails + 3)
    await receipt.goto(result)
    await expectAccessible(receipt)
    await scripted.close()
  })
})

test('a held unit can be let go', async ({ page }) => {
  await page.goto('/th/online-booking/campaign/meridian-ready-to-move')
  await page.locator('a[href*="unit-summary"]').first().click()
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(/verify-id/)
  await page.getByRole('button', { name: 'ยกเลิกการล็อกยูนิต' }).click()
  await expect(page.getByRole('heading', { name: 'คุณยกเลิกการล็อกยูนิตนี้แล้ว' })).toBeVisible()
})
