import { computed } from '@preact/signals';
import { language } from '../speech.ts';

const formats = computed(() => ({
  whole: new Intl.NumberFormat(language.value),
  tenths: new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }),
  percent: new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }),
}));

/** Numbers in the usual notation. */
export const formatWhole = (value: number): string => formats.value.whole.format(value);
export const formatTenths = (value: number): string => formats.value.tenths.format(value);
export const formatPercent = (share: number): string => formats.value.percent.format(share);
