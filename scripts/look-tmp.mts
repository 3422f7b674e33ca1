import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { furnishedMember } from '/tmp/wt/account/tests/support/furnished-member'
const require = createRequire('/tmp/wt/account/package.json')
const { chromium } = require('@playwright/test')
const D='/tmp/shots/account/data'
const url=`postgres://app:${readFileSync(D+'/database-password','utf8').trim()}@127.0.0.1:${readFileSync(D+'/database-port','utf8').trim()}/app`
const keep='/tmp/shots/account/token'
let token: string
if (existsSync(keep)) token=readFileSync(keep,'utf8')
else { token=(await furnishedMember(url,`mali.srisuk.${Date.now()}@example.com`)).token; writeFileSync(keep,token) }
const base='http://localhost:3397'
const [locales, widths, pages] = process.argv.slice(2).map((x)=>x.split(','))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--no-first-run'] })
for (const w of widths!) for (const l of locales!) {
  const ctx = await browser.newContext({ viewport: { width: +w, height: 900 }, timezoneId: 'Asia/Bangkok' })
  const page = await ctx.newPage()
  for (const p of pages!) {
    const open = p.startsWith('/')
    await ctx.clearCookies()
    if (!open) await ctx.addCookies([{ name:'member-session', value: token, url: base }])
    await page.goto(open ? `${base}/${l}${p}` : `${base}/${l}/account-setting?page=${p}`, { waitUntil: 'load' , timeout: 120000})
    await page.addStyleTag({content:'[data-cookie-bar],nextjs-portal{display:none!important}'}).catch(()=>{})
    await page.waitForTimeout(700)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over>0) console.log('OVERFLOW', w,l,p,over)
    const main = page.locator('main')
    await main.screenshot({ path: `/tmp/shots/account/${p.replace(/[^a-z]/g,'')}-${l}-${w}.png` }).catch((e: Error)=>console.log(p,l,w,e.message.slice(0,100)))
  }
  await ctx.close()
}
await browser.close()
