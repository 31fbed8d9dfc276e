import { useInstallation } from '@vezne/api';
import HardDrive from 'lucide-react/icons/hard-drive';
import { Banner } from './Banner';

/** Tells administrators that the server's disk is nearly full. */
export function DiskBanner() {
  const disk = useInstallation().data?.disk;
  if (!disk?.isLow) return null;
  return (
    <Banner icon={<HardDrive aria-hidden />}>
      <span>
        Sunucuda disk alanı azaldı: {sizeOf(disk.freeBytes)} kaldı. Yeni kayıtlar durabilir; yer açın.
      </span>
    </Banner>
  );
}

const GIGABYTE = 1_000_000_000;

function sizeOf(bytes: number): string {
  const [amount, unit] = bytes < GIGABYTE ? [bytes / 1_000_000, 'MB'] : [bytes / GIGABYTE, 'GB'];
  // Rounded down: what is said to be left is there.
  const digits = unit === 'GB' ? 1 : 0;
  const format = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: digits, roundingMode: 'floor' });
  return `${format.format(amount)} ${unit}`;
}
