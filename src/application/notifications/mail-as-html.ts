import type { Span } from '../../domain/shared/formatted-text.js';
import { Html, html } from '../shared/html.js';
import type { MailParts } from './mail-parts.js';

/** Content id of the logo, which the mailer attaches: a hosted picture would report to us who opens a mail. */
export const LOGO_ID = 'logo';

const paragraph = (text: string | Html): Html =>
  html`<p class="ink" style="margin:0 0 16px;color:#1b3328">${text}</p>`;

const bodyParagraph = (spans: readonly Span[]): Html => paragraph(joined(spans.map(spanOf)));

function spanOf({ text, isBold, href }: Span): Html {
  const lines = joined(
    text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`)),
  );
  const shown = isBold ? html`<strong>${lines}</strong>` : lines;
  return href === null
    ? shown
    : html`<a class="ink" href="${href}" style="color:#1b3328;text-decoration:underline">${shown}</a>`;
}

/** Without white space between the parts, which would be shown. */
const joined = (parts: readonly Html[]): Html => new Html(parts.map(({ source }) => source).join(''));

const codeBox = (code: string): Html =>
  html`<p
    class="code"
    style="margin:0 0 16px;padding:16px;background:#fbeac0;border:2px solid #f7c95c;border-radius:12px;color:#1b3328;text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:8px;font-family:monospace"
  >
    ${code}
  </p>`;

const factRow = ({ label, value }: MailParts['facts'][number]): Html =>
  html`<tr>
    <th
      scope="row"
      class="muted"
      style="padding:4px 16px 4px 0;color:#53625a;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap"
    >
      ${label}
    </th>
    <td class="ink" style="padding:4px 0;color:#1b3328;font-weight:700">${value}</td>
  </tr>`;

const factTable = (facts: MailParts['facts']): Html =>
  html`<table style="margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:1.5">
    ${facts.map(factRow)}
  </table>`;

/** A table cell has its color in every client; a link alone has none in Outlook. */
const button = ({ label, url }: { label: string; url: string }): Html =>
  html`<table role="presentation" style="margin:8px 0 0;border-collapse:separate;border-spacing:0">
    <tr>
      <td class="button" style="background:#c23a22;border-radius:24px">
        <a
          href="${url}"
          style="display:inline-block;padding:12px 24px;color:#fffdf7;font-weight:700;text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const footer = ({ label, url }: { label: string; url: string }): Html =>
  html`<tr>
    <td style="padding:16px 4px 0;font-size:14px;line-height:1.5">
      <a class="muted" href="${url}" style="color:#53625a;text-decoration:underline">${label}</a>
    </td>
  </tr>`;

/**
 * The HTML of a mail: one column of at most 480 pixels, laid out by tables for clients without newer CSS. The light colors
 * of the app are in style attributes, because several clients drop the style element with the dark ones.
 */
export function mailAsHtml(parts: MailParts): string {
  const { language, subject, greeting, opening, code, body, facts, rest } = parts;
  const { link, signature, unsubscribe } = parts;
  const blocks = [
    paragraph(greeting),
    ...(opening ? [paragraph(opening)] : []),
    ...(code ? [codeBox(code)] : []),
    ...body.map(bodyParagraph),
    ...(facts.length > 0 ? [factTable(facts)] : []),
    ...rest.map(paragraph),
    ...(link ? [button(link)] : []),
  ];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .paper {
              background: #10201a !important;
            }
            .card {
              background: #182d24 !important;
              border-color: #2d473a !important;
            }
            .ink {
              color: #f5ecd9 !important;
            }
            .muted {
              color: #b6c0b1 !important;
            }
            .code {
              background: #3e3516 !important;
              color: #f5ecd9 !important;
            }
            .button {
              background: #ff8a6b !important;
            }
            .button a {
              color: #2b0f07 !important;
            }
          }
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:#f6f0e1">
        <table
          role="presentation"
          class="paper"
          style="width:100%;border-collapse:collapse;background:#f6f0e1"
        >
          <tr>
            <td style="padding:24px 12px">
              <table
                role="presentation"
                style="width:100%;max-width:480px;margin:0 auto;border-collapse:separate;border-spacing:0;font-family:Figtree,system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif"
              >
                <tr>
                  <td style="padding:0 0 16px">
                    <table role="presentation" style="border-collapse:collapse">
                      <tr>
                        <td style="padding:0 12px 0 0">
                          <img
                            src="cid:${LOGO_ID}"
                            width="40"
                            height="40"
                            alt=""
                            style="display:block;border:0"
                          />
                        </td>
                        <td class="ink" style="color:#1b3328;font-size:20px;font-weight:800">${signature}</td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:24px;background:#fffdf7;border:1px solid #ddd2b8;border-radius:20px;font-size:16px;line-height:1.5;word-break:break-word"
                  >
                    ${blocks}
                  </td>
                </tr>
                ${unsubscribe ? [footer(unsubscribe)] : []}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source;
}
