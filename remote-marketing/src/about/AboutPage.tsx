import { onMobile } from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TileFlower } from '../art/TileFlower';
import { CallToAction } from '../frame/CallToAction';
import { PlainPage } from '../frame/PlainPage';
import { Display, Lead } from '../frame/typography';
import { FigureSample } from './FigureSample';

export default function AboutPage() {
  return (
    <PlainPage>
      <Opening>
        <div>
          <Display as="h1">Vezne, paranın el değiştirdiği penceredir</Display>
          <Story>
            İş hanlarında para bir zamanlar tek pencereden girer, tek pencereden çıkardı. Camın arkasındaki
            veznedar her hareketi deftere işler, akşam olunca kasayı sayar, defterle tutmasını beklerdi.
          </Story>
          <Story>
            Bugün aynı hareketler banka ekranına, telefon mesajına ve ayrı ayrı tablolara dağılıyor. Vezne, o
            pencerenin düzenini proje yapan şirketlere geri getirmek için var: her hareketin bir yeri, her
            rakamın bir dayanağı olsun.
          </Story>
        </div>
        <Tiles />
      </Opening>
      <Figure>
        <div>
          <Display>Her rakamın bir dayanağı</Display>
          <p>
            Bir toplamı açtığınızda altında onu oluşturan kayıtları bulursunuz. Elle toplasanız da aynı kuruşa
            varırsınız.
          </p>
          <Onward to="/services">Hizmetlere göz atın</Onward>
        </div>
        <div>
          <FigureSample />
          <small>Bu sayfadaki kayıtlar ve tutarlar örnektir.</small>
        </div>
      </Figure>
      <Creed>
        <div>
          <dt>Açık hesap</dt>
          <dd>
            Toplamlar, açıp bakabildiğiniz kayıtlardan oluşur. Vezne AI da cevabını, rakamı nereden aldığını
            göstererek verir; emin olmadığında tahmin etmez, size sorar.
          </dd>
        </div>
        <div>
          <dt>Kuruşu kuruşuna</dt>
          <dd>
            Tutarlar yuvarlanmadan, kuruş olarak saklanır. Kaydedildi denen kayıt yerindedir; aynı işlem iki
            kez gönderilse de bir kez yazılır.
          </dd>
        </div>
        <div>
          <dt>Sade dil</dt>
          <dd>
            Ekranlar muhasebe terimleriyle değil, günlük iş diliyle konuşur. Bir şey yanlış gittiğinde ne
            olduğunu ve ne yapabileceğinizi söyler.
          </dd>
        </div>
      </Creed>
      <Columns>
        <section>
          <Display>Kimler için</Display>
          <p>
            İşini proje proje yürüten şirketlerin yöneticileri için: taahhüt ve tadilat işleri, mimarlık ve
            mühendislik büroları, ajanslar, atölyeler. Birden çok yönetici aynı şirketin kayıtlarında birlikte
            çalışabilir; her şirketin kayıtları yalnızca o şirkete açıktır.
          </p>
        </section>
        <section>
          <Display>Ne değildir</Display>
          <p>
            Vezne resmî muhasebe programı değildir: <NoBreak>e-fatura</NoBreak> kesmez, beyanname hazırlamaz,
            banka hesabınıza bağlanmaz. Mali müşavirinizin tuttuğu defterin yerine geçmez; işinizin her gün
            nerede durduğunu gösterir.
          </p>
        </section>
      </Columns>
      <CallToAction />
    </PlainPage>
  );
}

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  align-items: center;
  gap: var(--vz-space-16);
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-10); }
`;
const Story = styled(Lead)`
  margin-top: var(--vz-space-6);
  & + & { margin-top: var(--vz-space-4); }
`;
const Tiles = styled(TileFlower)`
  display: block;
  width: 100%;
  max-width: 340px;
  margin-left: auto;
  @media (width < 1024px) { max-width: 240px; margin: 0 auto; }
`;
const Figure = styled.section`
  display: grid;
  grid-template-columns: 22rem minmax(0, 1fr);
  align-items: center;
  gap: var(--vz-space-16);
  margin-top: 80px;
  padding-top: var(--vz-space-12);
  border-top: 1px solid var(--vz-border);
  & h2 { font-size: var(--vz-display-sm); line-height: 1.3; }
  & p {
    margin-top: var(--vz-space-3);
    color: var(--vz-text-2);
    font-size: var(--vz-text-md);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  & small { display: block; margin-top: var(--vz-space-3); color: var(--vz-text-3); font-size: var(--vz-text-sm); }
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); gap: var(--vz-space-6); }
  ${onMobile} { margin-top: 48px; padding-top: var(--vz-space-8); }
`;
const Onward = styled(Link)`
  display: inline-grid;
  align-items: center;
  min-height: 44px;
  margin-top: var(--vz-space-2);
  color: var(--vz-primary-text);
  font-weight: var(--vz-weight-medium);
  &:hover { text-decoration: underline; }
`;
const NoBreak = styled.span`
  white-space: nowrap;
`;
const Creed = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--vz-space-10);
  margin-top: 80px;
  padding-top: var(--vz-space-10);
  border-top: 1px solid var(--vz-border);
  & dt { font: var(--vz-weight-medium) var(--vz-display-sm) / 1.3 var(--vz-font-display); }
  & dd { margin-top: 8px; color: var(--vz-text-2); font-size: 15px; line-height: 24px; text-wrap: pretty; }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--vz-space-6);
    margin-top: 48px;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-16);
  margin: 80px 0 96px;
  padding-top: var(--vz-space-10);
  border-top: 1px solid var(--vz-border);
  & h2 { font-size: var(--vz-display-sm); line-height: 1.3; }
  & p {
    margin-top: var(--vz-space-3);
    color: var(--vz-text-2);
    font-size: var(--vz-text-md);
    line-height: 1.625rem;
    text-wrap: pretty;
  }
  ${onMobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--vz-space-8);
    margin: 48px 0 64px;
  }
`;
