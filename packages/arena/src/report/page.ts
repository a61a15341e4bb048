import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ReportData } from '@dedalo/protocol/report';
import type { Viewer } from './viewer.ts';

export interface PageParts {
  readonly data: ReportData;
  readonly viewer: Viewer;
  readonly language: string;
  /** What stands there where no script runs. */
  readonly needsScript: string;
}

/** One file with everything in it: it asks nobody for anything, and runs nothing but the two scripts it came with. */
export function formatPage({ data, viewer, language, needsScript }: PageParts): string {
  const words = scriptText(viewer.words);
  const script = scriptText(viewer.script);
  const style = styleText(viewer.style);
  const policy = [
    `default-src 'none'`,
    `script-src ${hashOf(words)} ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data: blob:',
    'font-src data:',
    // The pictures of the race are part of its script, and such an address leads nowhere else.
    'connect-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="${escapeText(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f5ebda">
<meta name="referrer" content="no-referrer">
<title>${escapeText(data.result.title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>${escapeText(needsScript)}</noscript>
<script type="application/octet-stream" id="data">${packData(data)}</script>
<script>${words}</script>
<script type="module">${script}</script>
<!--
${commentText(viewer.notices)}
-->
</body>
</html>
`;
}

/** Compressed, in letters of which none means anything to a page. */
const packData = (data: ReportData): string => gzipSync(JSON.stringify(data)).toString('base64');

export const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Code has neither of these but inside its texts, where the sign may as well be written by its number. */
const scriptText = (code: string): string => code.replaceAll(/<(?=\/script|!--)/gi, '\\x3C');

/** A comment ends at `-->`, and at `--!>`. */
const commentText = (text: string): string => text.replaceAll(/--(?=!?>)/g, '- -');

const styleText = (code: string): string => code.replaceAll(/<(?=\/style)/gi, '\\3C ');
