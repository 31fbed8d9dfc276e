const own = /^(127\.|::1$|::ffff:127\.)/;
const local = /^(::ffff:)?(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|^(f[cd][0-9a-f]{2}|fe80):/i;

/** Where a connection came from, as far as its address tells; where in the world that is, nobody is asked. */
export function placeOf(ip: string | null): string {
  if (!ip) return 'Ağ adresi bilinmiyor';
  if (own.test(ip)) return "Vezne'nin çalıştığı bilgisayar";
  return `${local.test(ip) ? 'Yerel ağ' : 'İnternet'} (${ip})`;
}
