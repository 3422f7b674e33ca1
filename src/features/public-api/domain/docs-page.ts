import { CALLS, type CallName, type PublishedCall } from './calls'
import { cutShort } from './cut-short'
import { html } from './markup'
import { describeParameters } from './openapi'
import { GATEWAY_ANSWERS, OTHER_CALLS, type OtherCall } from './other-calls'

/** A real request and its answer. */
export interface Example {
  address: string
  status: number
  body: unknown
}

const STYLE = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;background:#FBF9F5;color:#14110F;font:400 1rem/1.6 Anuphan,system-ui,sans-serif}
main,header{max-width:72rem;margin:0 auto;padding:2rem clamp(1rem,4vw,3rem)}
h1{margin:0 0 .5rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.75rem);font-weight:500;line-height:1.2}
h2{margin:3rem 0 1rem;font-size:1.5rem;font-weight:500}h3{margin:0;font-size:1.125rem;font-weight:500}
h4{margin:1.25rem 0 .25rem;font-size:.9375rem;font-weight:500}
p{margin:.5rem 0;max-width:68ch}a{color:inherit;text-underline-offset:.2em}a:focus-visible,pre:focus-visible{outline:2px solid #1F5EFF;outline-offset:2px}
section.call{padding:1.5rem 0;border-top:1px solid #E3DCD0}
code,pre{font:400 .875rem/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{margin:.5rem 0;padding:1rem;background:#F1ECE3;overflow:auto;max-height:28rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:36rem}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #E3DCD0;text-align:left;vertical-align:top;font-size:.9375rem}
th{color:#6B6258;font-weight:500}nav ul{columns:2 18rem;padding-left:1.25rem}`

const TITLE = 'Published calls'

function valuesOf({ type, enum: choices, minimum, maximum, default: without }: Record<string, unknown>): string {
  const values = Array.isArray(choices) ? choices.join(', ') : String(type ?? '')
  const range = typeof maximum === 'number' ? `, ${minimum} to ${maximum}` : ''
  return `${values}${range}${without === undefined ? '' : ` (${without} when left out)`}`
}

function parameterTable(path: string, parameters: PublishedCall['parameters'] | undefined) {
  const rows = describeParameters(path, parameters)
  if (rows.length === 0) return html``
  return html`<h4>Parameters</h4><div class="scroll" tabindex="0" role="region" aria-label="Parameters of ${path}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Values</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    (row) => html`<tr><td><code>${row.name}</code>${row.required ? ', required' : ''}</td><td>${row.in}</td>
<td>${valuesOf(row.schema)}</td><td>${row.description ?? ''}</td></tr>`,
  )}</tbody></table></div>`
}

function exampleOf(example: Example | undefined) {
  if (!example) return html``
  return html`<h4>Example, answered ${example.status}, cut short</h4>
<p><a href="${example.address}"><code>GET ${example.address}</code></a></p>
<pre tabindex="0">${JSON.stringify(cutShort(example.body), null, 2)}</pre>`
}

const answerLine = ({ status, description }: { status: number; description: string }) =>
  html`<li><code>${status}</code> ${description}</li>`

function publishedCall(name: CallName, example: Example | undefined) {
  const { path, summary, description, parameters, missing }: PublishedCall = CALLS[name]
  const errors = [
    { status: 400, description: 'A parameter is wrong; details.field names it.' },
    ...(missing ? [{ status: 404, description: missing }] : []),
  ]
  return html`<section class="call" id="${name}"><h3>${summary}</h3><p><code>GET ${path}</code></p><p>${description}</p>
${parameterTable(path, parameters)}${exampleOf(example)}<h4>Errors</h4><ul>${errors.map(answerLine)}</ul></section>`
}

function otherCall(name: string, call: OtherCall) {
  const { method, path, summary, description, parameters, body, answers } = call
  const bodyLine = body
    ? html`<p>Body, ${body.type}: ${Object.keys(body.schema.shape).map((field) => html`<code>${field}</code> `)}</p>`
    : html``
  return html`<section class="call" id="${name}"><h3>${summary}</h3><p><code>${method.toUpperCase()} ${path}</code></p>
<p>${description}</p>${parameterTable(path, parameters)}${bodyLine}<h4>Answers</h4><ul>${answers.map(answerLine)}</ul></section>`
}

const contents = (calls: Readonly<Record<string, { summary: string }>>) =>
  Object.entries(calls).map(([name, { summary }]) => html`<li><a href="#${name}">${summary}</a></li>`)

/** The documentation page of the public API: each call with its parameters, a real answer and its errors. */
export function docsPage(examples: Partial<Record<CallName, Example>>): string {
  const names = Object.keys(CALLS) as CallName[]
  const others = Object.entries(OTHER_CALLS)
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${TITLE} · noble &amp; nue</title><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head><body>
<header><h1>${TITLE}</h1><p>What the public site tells programs. Only what is published, nothing about people, and
nobody has to sign in. Programs read the same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Answers carry an <code>ETag</code> and may be kept for a minute; what is published shows in a fresh answer within a
second. Unknown parameters are ignored, and of one given twice the first counts. Addresses of pictures and pages are
paths on the same host. Whoever asks too often is told so:</p><ul>${GATEWAY_ANSWERS.map(answerLine)}</ul>
<nav aria-label="Calls"><ul>${contents(CALLS)}${contents(OTHER_CALLS)}</ul></nav></header>
<main><h2>Calls of the content system</h2>${names.map((name) => publishedCall(name, examples[name]))}
<h2>Calls of the site itself</h2>${others.map(([name, call]) => otherCall(name, call))}</main></body></html>`.text
}
