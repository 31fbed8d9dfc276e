import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Avatar, Badge, Button, Clamp, IconButton, Kbd, Spinner, Tooltip, VisuallyHidden } from '../../index';
import type { Room } from './example';
import { Row } from './Row';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'ai', 'ai-solid'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['neutral', 'income', 'expense', 'warning', 'ai', 'primary', 'line'] as const;

function Buttons() {
  return (
    <>
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={<Plus aria-hidden />}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button loading>Kaydediliyor</Button>
        <Button disabled>Kapalı</Button>
        <Button as="a" href="#Temel">
          Bağlantı
        </Button>
      </Row>
      <Row>
        <Button variant="primary" block>
          Bütün satır
        </Button>
      </Row>
    </>
  );
}

const Badges = () => (
  <Row>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <Badge tone="primary" icon={<Pencil aria-hidden />}>
      Simgeli
    </Badge>
  </Row>
);

const IconButtons = () => (
  <Row>
    <IconButton label="Düzenle: Kira">
      <Pencil aria-hidden />
    </IconButton>
    <IconButton label="Sil: Kira" danger>
      <Trash aria-hidden />
    </IconButton>
    <IconButton label="Düzenle: kapalı" disabled>
      <Pencil aria-hidden />
    </IconButton>
    <Tooltip text="Yeni kayıt">
      <IconButton label="Yeni kayıt">
        <Plus aria-hidden />
      </IconButton>
    </Tooltip>
  </Row>
);

const long = 'Şantiye için alınan demirin ikinci partisinin nakliyesi ve boşaltılması, vinç kirası dâhil. ';

export const base: Room = {
  title: 'Temel',
  examples: [
    { shows: ['Button'], Draw: Buttons },
    { shows: ['Badge'], Draw: Badges },
    { shows: ['IconButton', 'Tooltip'], Draw: IconButtons },
    {
      shows: ['Avatar', 'Kbd', 'Spinner', 'VisuallyHidden'],
      Draw: () => (
        <Row>
          <Avatar name="Şule Işık" />
          <Kbd>Ctrl</Kbd>
          <Spinner />
          <VisuallyHidden>Yalnız ekran okuyucular için</VisuallyHidden>
        </Row>
      ),
    },
    {
      shows: ['Clamp'],
      Draw: () => (
        <>
          <Clamp title={long}>{long.repeat(3)}</Clamp>
          <br />
          <Clamp $lines={2} title={long}>
            {long.repeat(5)}
          </Clamp>
        </>
      ),
    },
  ],
};
